import { type PicturedProject, projectColours } from '@/lib/content/project-colours';

interface ProjectPictureProps {
  id: PicturedProject;
  /** Alternative text; empty where the text beside it describes the picture. */
  alt: string;
  /** The displayed width, as in `<img sizes>`. */
  sizes: string;
  /** For the one picture that is on the first screen. */
  priority?: boolean;
}

/** The first screen of a client's website, from the files that scripts/tools/portfolio.ts writes. */
export function ProjectPicture({ id, alt, sizes, priority = false }: ProjectPictureProps) {
  return (
    <picture className="block">
      <source
        type="image/avif"
        srcSet={[640, 1280].map((width) => `/art/portfolio/${id}-${width}.avif ${width}w`).join(', ')}
        sizes={sizes}
      />
      {/* Not next/image: the files are already optimised; see scripts/tools/portfolio/README.md. */}
      <img
        src={`/art/portfolio/${id}-1280.webp`}
        className="aspect-16/10 w-full object-cover"
        alt={alt}
        width={1280}
        height={800}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        style={{ backgroundColor: projectColours[id] }}
      />
    </picture>
  );
}
