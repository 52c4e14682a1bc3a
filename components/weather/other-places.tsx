import { Button } from '@/components/ui/button';

interface OtherPlacesProps {
  label: string;
  /** Searches that find them. */
  places: readonly string[];
  onAsk: (q: string) => void;
}

/** Places that may have been meant instead, one press each. */
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
