import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const root = join(import.meta.dirname, '../../..');

/** Reads a file of the project by its path. */
export const readProjectFile = (path: string) => readFileSync(join(root, path), 'utf8');
export const readDeployFile = (path: string) => readProjectFile(`deploy/${path}`);

export const compose = parse(readDeployFile('compose.yaml'), { merge: true });

export interface Manifest {
  kind: string;
  metadata: { name: string };
  // Every kind of Kubernetes manifest has another shape.
  // biome-ignore lint/suspicious/noExplicitAny: read as data, and asserted by tests
  [part: string]: any;
}

export const manifestsIn = (yaml: string) => parseAllDocuments(yaml).map((document) => document.toJS() as Manifest);

/** The manifests in some folders of `deploy/kubernetes`. */
const readManifests = (folders: string) =>
  globSync(`deploy/kubernetes/${folders}/**/*.yaml`, { cwd: root }).flatMap((path) =>
    manifestsIn(readProjectFile(path)),
  );

/** The nodes and the reverse proxies of the cluster. */
export const nodeManifests = readManifests('{base,overlays}');
export const proxyManifests = readManifests('front');

/** The manifest of a kind. Throws if there is none, or more than one. */
export function manifestOf(manifests: readonly Manifest[], kind: string): Manifest {
  const [first, ...others] = manifests.filter((manifest) => manifest.kind === kind);
  if (!first || others.length > 0) throw new Error(`${others.length + Number(first !== undefined)} times ${kind}`);
  return first;
}

/** The pod that a deployment starts. */
export const podOf = (manifests: readonly Manifest[]) => manifestOf(manifests, 'Deployment').spec.template.spec;
