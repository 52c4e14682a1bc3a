import { Button } from '@/components/ui/button';

interface OtherPlacesProps {
  label: string;
  /** Search texts of the places. */
  places: readonly string[];
  onAsk: (q: string) => void;
}

/** Suggested places as buttons. */
export function OtherPlaces({ label, places, onAsk }: OtherPlacesProps) {
  if (places.length === 0) return null;
  return (
    <>
      <p>{label}</p>
      <div className="flex flex-wrap gap-3">
        {places.map((place) => (
          <Button key={place} onClick={() => onAsk(place)}>
            <bdi>{place}</bdi>
          </Button>
        ))}
      </div>
    </>
  );
}
