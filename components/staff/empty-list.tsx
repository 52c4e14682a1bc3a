/** A list without rows: what will be here. */
export function EmptyList({ children }: { children: string }) {
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-4 max-w-176 py-4 px-6 border-(length:--bw) border-dashed border-(--field) rounded-2">
      <svg
        className="w-14 fill-none stroke-(--field) [stroke-dasharray:5_4] stroke-[2.5]"
        viewBox="0 0 100 100"
        aria-hidden="true"
      >
        <path d="M2 22L30 22A3.6 3.6 0 0 1 32.9 27.8A9 9 0 1 0 47.1 27.8A3.6 3.6 0 0 1 50 22L78 22L78 50A3.6 3.6 0 0 0 83.8 52.9A9 9 0 1 1 83.8 67.1A3.6 3.6 0 0 0 78 70L78 98L2 98L2 22Z" />
      </svg>
      <p>{children}</p>
    </div>
  );
}
