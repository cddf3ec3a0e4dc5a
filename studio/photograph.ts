/** Takes the pictures of shots.json into media/: node studio/photograph.ts [--again] [subject or subject/name ...] */
import { readFileSync } from 'node:fs';
import { dirname, join as path } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Camera } from './camera.ts';
import { develop } from './darkroom.ts';
import { exposureOf, type Shot, type Shots } from './exposures.ts';
import { figureOf } from './figures.ts';
import { modifiedAt, sourcesChangedAt, takePicture } from './takes.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const MEDIA = path(HERE, '../media');
const SOURCE = path(HERE, 'shots.json');

const args = process.argv.slice(2),
  again = args.includes('--again'),
  names = args.filter((a) => !a.startsWith('--'));
const { defaults, shots } = JSON.parse(readFileSync(SOURCE, 'utf8')) as Shots;
const figures = (key: string) => figureOf(key, (picture) => shots[picture]?.robot);
const heights = figures('heightMm'),
  servos = figures('servos'),
  chips = figures('chips'),
  cells = figures('batteryMah'),
  batteries = figures('batteries');

/** A robot that is taken apart lies beside what its product states that it contains. */
function withStock(shot: Shot): Shot {
  const { robot, apart } = shot;
  if (!robot || !apart) return shot;
  const packs = batteries[robot] ?? (cells[robot] ? 1 : 0);
  return { ...shot, stock: { servos: servos[robot] ?? 0, chips: chips[robot] ?? 0, batteries: packs } };
}
const todo = Object.entries(shots).filter(
  ([name]) => !names.length || names.some((n) => name === n || name.startsWith(`${n}/`)),
);
if (!todo.length) throw new Error(`there is no such picture; choose from ${Object.keys(shots).join(', ')}`);
const camera = new Camera();
try {
  for (const [i, [name, shot]] of todo.entries()) {
    const file = path(MEDIA, `${name}.webp`),
      at = `${i + 1}/${todo.length} ${name}`;
    if (!again && modifiedAt(file) > Math.max(sourcesChangedAt, modifiedAt(SOURCE))) {
      console.log(`${at} is up to date`);
      continue;
    }
    const take = await takePicture(camera, exposureOf(defaults, withStock(shot), heights), 'picture', again);
    const m = await develop(take, file, shot.finish);
    console.log(`${at}: ${m.width} x ${m.height}, ${Math.round(m.bytes / 1024)} KB`);
  }
} finally {
  await camera.close();
}
