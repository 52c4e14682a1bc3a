import type { ReactNode } from 'react';

interface SearchBoxProps {
  value: string;
  label: string;
  placeholder: string;
  icon: ReactNode;
  onChange: (value: string) => void;
}

export function SearchBox({ value, label, placeholder, icon, onChange }: SearchBoxProps) {
  return (
    <label className="post-search-box">
      <span className="vh">{label}</span>
      <span className="post-search-icon">{icon}</span>
      <input
        type="search"
        className="in"
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
