import { render, screen } from '@testing-library/react';
import { useLazyComponent } from '@/components/query/use-lazy-component';

function Tool({ name }: { name: string }) {
  return <p>{name} is here</p>;
}

function Place({ load }: { load: () => Promise<typeof Tool> }) {
  const Part = useLazyComponent(load);
  if (Part === 'loading') return <p>wait</p>;
  if (Part === 'failed') return <p>sorry</p>;
  return <Part name="tool" />;
}

const loads = async () => Tool;
const fails = async () => {
  throw new Error('no such chunk');
};

afterEach(() => jest.restoreAllMocks());

it('holds the place until the part is there', async () => {
  render(<Place load={loads} />);
  expect(screen.getByText('wait')).toBeVisible();
  expect(await screen.findByText('tool is here')).toBeVisible();
  expect(screen.queryByText('wait')).not.toBeInTheDocument();
});

it('reports when the part fails to load, and logs why', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  render(<Place load={fails} />);
  expect(await screen.findByText('sorry')).toBeVisible();
  expect(logged).toHaveBeenCalledWith('A part of the page could not be loaded:', expect.any(Error));
});

it('is content when the page has gone before the part comes', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const part = Promise.withResolvers<typeof Tool>();
  const load = () => part.promise;
  const { unmount } = render(<Place load={load} />);
  unmount();
  part.resolve(Tool);
  await part.promise;
  expect(screen.queryByText('tool is here')).not.toBeInTheDocument();
  expect(logged).not.toHaveBeenCalled();
});
