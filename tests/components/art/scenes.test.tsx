import { gzipSync } from 'node:zlib';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Canals } from '@/components/art/canals';
import { DawnSkyline } from '@/components/art/dawn-skyline';
import { Hinterland } from '@/components/art/hinterland';
import { LightRail } from '@/components/art/light-rail';
import { Lookout } from '@/components/art/lookout';
import { Market } from '@/components/art/market';
import { Motorway } from '@/components/art/motorway';
import { PatrolledBeach } from '@/components/art/patrolled-beach';
import { SurfBreak } from '@/components/art/surf-break';
import { WorkshopBench } from '@/components/art/workshop-bench';
import { WorkshopInside } from '@/components/art/workshop-inside';
import { ContactScene } from '@/components/contact/contact-scene';
import { LetterboxScene } from '@/components/privacy-policy/letterbox-scene';
import { Windscreen } from '@/components/products/windscreen';
import { OfficeScene } from '@/components/services/office-scene';
import { ArrivalScene } from '@/components/success/arrival-scene';
import { DashScene } from '@/components/tech-tips/dash-scene';
import { sourceFiles } from '../../support/source-files';

const scenes: readonly (readonly [string, ReactElement])[] = [
  ['canals', <Canals key="canals" label="" />],
  ['dawn-skyline', <DawnSkyline key="dawn-skyline" label="" />],
  ['hinterland', <Hinterland key="hinterland" label="" />],
  ['light-rail', <LightRail key="light-rail" />],
  ['lookout', <Lookout key="lookout" />],
  ['market', <Market key="market" label="" />],
  ['motorway', <Motorway key="motorway" />],
  ['patrolled-beach', <PatrolledBeach key="patrolled-beach" />],
  ['surf-break', <SurfBreak key="surf-break" label="" />],
  ['workshop-bench', <WorkshopBench key="workshop-bench" label="" />],
  ['workshop-inside', <WorkshopInside key="workshop-inside" label="" />],
  ['contact-scene', <ContactScene key="contact-scene" />],
  ['letterbox-scene', <LetterboxScene key="letterbox-scene" />],
  ['windscreen', <Windscreen key="windscreen" />],
  ['office-scene', <OfficeScene key="office-scene" />],
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
    const users = components.filter(({ text }) => text.includes(`/${name}'`));
    expect(users).toHaveLength(1);
  });
});
