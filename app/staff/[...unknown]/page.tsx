import { notFound } from 'next/navigation';

/** Any other address below /staff: the desk says itself that nothing is there. */
export default function UnknownPage(): never {
  notFound();
}
