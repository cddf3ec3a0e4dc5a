import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentJsonSchemas } from '../content-schemas/content-schemas.ts';

/** Writes the schemas to `build/content-schemas/`, where `.vscode/settings.json` tells editors to look for them. */
const folder = join(import.meta.dirname, '../../build/content-schemas');
mkdirSync(folder, { recursive: true });
for (const [name, { schema }] of Object.entries(contentJsonSchemas()))
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(schema));
