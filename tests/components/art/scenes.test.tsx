import { gzipSync } from 'node:zlib';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import Canals from '@/components/art/canals.svg';
import DawnSkyline from '@/components/art/dawn-skyline.svg';
import Hinterland from '@/components/art/hinterland.svg';
import LightRail from '@/components/art/light-rail.svg';
import { Lookout } from '@/components/art/lookout';
import Market from '@/components/art/market.svg';
import { Motorway } from '@/components/art/motorway';
import PatrolledBeach from '@/components/art/patrolled-beach.svg';
import SurfBreak from '@/components/art/surf-break.svg';
import WorkshopBench from '@/components/art/workshop-bench.svg';
import { WorkshopInside } from '@/components/art/workshop-inside';
import ContactScene from '@/components/contact/contact-scene.svg';
import LetterboxScene from '@/components/privacy-policy/letterbox-scene.svg';
import Windscreen from '@/components/products/windscreen.svg';
import ArrivalScene from '@/components/success/arrival-scene.svg';
import { DashScene } from '@/components/tech-tips/dash-scene';
import { sourceFiles } from '../../support/source-files';

const scenes: readonly (readonly [string, ReactElement])[] = [
  ['canals', <Canals key="canals" />],
  ['dawn-skyline', <DawnSkyline key="dawn-skyline" />],
  ['hinterland', <Hinterland key="hinterland" />],
  ['light-rail', <LightRail key="light-rail" />],
  ['lookout', <Lookout key="lookout" />],
  ['market', <Market key="market" />],
  ['motorway', <Motorway key="motorway" />],
  ['patrolled-beach', <PatrolledBeach key="patrolled-beach" />],
  ['surf-break', <SurfBreak key="surf-break" />],
  ['workshop-bench', <WorkshopBench key="workshop-bench" />],
  ['workshop-inside', <WorkshopInside key="workshop-inside" label="" />],
  ['contact-scene', <ContactScene key="contact-scene" />],
  ['letterbox-scene', <LetterboxScene key="letterbox-scene" />],
  ['windscreen', <Windscreen key="windscreen" />],
  ['arrival-scene', <ArrivalScene key="arrival-scene" />],
  ['dash-scene', <DashScene key="dash-scene" label="" />],
];
const limitBytes = 12 * 1024;
const components = sourceFiles(['components'], /\.tsx$/).filter(
  ({ path }) => !path.startsWith('components/og/'),
);

describe.each(scenes)('the scene %s', (name, drawing) => {
  it('is at most 12 KB, compressed', () => {
    const { container } = render(drawing);
    expect(gzipSync(container.innerHTML).length).toBeLessThanOrEqual(limitBytes);
  });

  it('belongs to one page', () => {
    const users = components.filter(
      ({ text }) => text.includes(`/${name}'`) || text.includes(`/${name}.svg'`),
    );
    expect(users).toHaveLength(1);
  });
});
