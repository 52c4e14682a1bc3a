import { sampleDocket } from '@/lib/content/sample-service-work';
import styles from './docket.module.css';

const LINE = 30;

/** A printed receipt of a sample shop's web order. */
export function Docket() {
  const { shop, order, lines, total } = sampleDocket;
  const totalY = 146 + lines.length * LINE;
  return (
    <svg className={styles.docket} viewBox="0 0 320 380" aria-hidden="true" lang="en">
      <path
        fill="#fff"
        d="M10 0h300v362l-15-14-15 14-15-14-15 14-15-14-15 14-15-14-15 14-15-14-15 14-15-14-15 14-15-14-15 14-15-14-15 14-15-14-15 14-15-14-15 14z"
      />
      <text className="drawn-heading" x="34" y="54" fontSize="27">
        {shop}
      </text>
      <text x="34" y="82">
        {order}
      </text>
      <Rule y={104} />
      {lines.map(({ item, price }, index) => (
        <DocketLine key={item} item={item} price={price} y={138 + index * LINE} />
      ))}
      <Rule y={totalY - 22} />
      <g className="drawn-heading" fontSize="27">
        <DocketLine item={total.item} price={total.price} y={totalY + 16} />
      </g>
      <path
        stroke="#0f172a"
        strokeWidth="4"
        d="M34 290v36M42 290v36M54 290v36M60 290v36M72 290v36M86 290v36M92 290v36M104 290v36M112 290v36M126 290v36M132 290v36M146 290v36M158 290v36M164 290v36M178 290v36M192 290v36M198 290v36M212 290v36M224 290v36M230 290v36M244 290v36M258 290v36M264 290v36M278 290v36M284 290v36"
      />
    </svg>
  );
}

function DocketLine({ item, price, y }: { item: string; price: string; y: number }) {
  return (
    <>
      <text x="34" y={y}>
        {item}
      </text>
      <text x="286" y={y} textAnchor="end">
        {price}
      </text>
    </>
  );
}

function Rule({ y }: { y: number }) {
  return <path stroke="#0f172a" strokeWidth="2" strokeDasharray="6 5" d={`M34 ${y}h252`} />;
}
