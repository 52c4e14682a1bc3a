import { figureColours as colours } from './figure-colours';

const rows = [
  { y: 86, isChain: true },
  { y: 244, isChain: false },
];
const pages = [
  { name: 'A', x: 70 },
  { name: 'B', x: 300 },
  { name: 'C', x: 530 },
];

/** A chain of redirects, and the same addresses in one step each. */
export function Redirects() {
  return (
    <svg viewBox="0 0 640 340" aria-hidden="true">
      <path fill={colours.sky} d="M0 0h640v340H0z" />
      {rows.map(({ y, isChain }) => (
        <g key={y} transform={`translate(0 ${y})`}>
          {pages.map(({ name, x }) => (
            <g key={name} transform={`translate(${x} 0)`}>
              <path
                fill={name === 'C' ? colours.sun : colours.paper}
                stroke={colours.ink}
                strokeWidth="4"
                d="M-38 -48h54l22 22v74h-76z"
              />
              <path fill="none" stroke={colours.ink} strokeWidth="4" d="M16 -48v22h22" />
              <text y="22" textAnchor="middle" fontSize="44" fill={colours.ink}>
                {name}
              </text>
            </g>
          ))}
          <g fill="none" stroke={isChain ? colours.bad : colours.good} strokeWidth="8">
            <path d="M346 0h124" />
            <path d={isChain ? 'M116 0h124' : 'M70 -56C120 -106 430 -106 508 -66'} />
          </g>
          <path
            fill={isChain ? colours.bad : colours.good}
            d={`M464 -14l24 14-24 14z${isChain ? 'M234 -14l24 14-24 14z' : 'M500 -84l26 26-36 6z'}`}
          />
        </g>
      ))}
    </svg>
  );
}
