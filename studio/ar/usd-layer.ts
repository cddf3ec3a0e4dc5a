import { Crate, type Node, type Value } from './usd-crate.ts';

export interface Attribute {
  type: string;
  value?: Value;
  isUniform?: boolean;
  interpolation?: string;
  /** The output that it takes its value from. */
  from?: string;
}
export interface Prim {
  name: string;
  type?: string;
  schemas?: readonly string[];
  kind?: string;
  attributes?: Record<string, Attribute>;
  relationships?: Record<string, string>;
  children?: readonly Prim[];
}

/** A layer with one default prim, Y up, in metres. */
export function usdLayer(prim: Prim): Buffer {
  const crate = new Crate();
  crate.spec('/', 'root', {
    defaultPrim: crate.value('token', prim.name),
    metersPerUnit: crate.value('double', 1),
    upAxis: crate.value('token', 'Y'),
    primChildren: crate.tokenNames([prim.name]),
  });
  return crate.finish({ path: '/', element: '', isProperty: false, children: [writePrim(crate, prim, '')] });
}

function writePrim(crate: Crate, prim: Prim, parent: string): Node {
  const { name, type, schemas, kind, attributes = {}, relationships = {}, children = [] } = prim,
    token = (text: string | undefined) => (text === undefined ? undefined : crate.value('token', text)),
    path = `${parent}/${name}`,
    properties = [...Object.keys(attributes), ...Object.keys(relationships)];
  crate.spec(path, 'prim', {
    specifier: crate.specifier(),
    typeName: token(type),
    apiSchemas: schemas && crate.schemas(schemas),
    kind: token(kind),
    properties: properties.length ? crate.tokenNames(properties) : undefined,
    primChildren: children.length ? crate.tokenNames(children.map((child) => child.name)) : undefined,
  });
  for (const [attribute, { type: typeName, value, isUniform, interpolation, from }] of Object.entries(attributes))
    crate.spec(`${path}.${attribute}`, 'attribute', {
      typeName: token(typeName),
      variability: isUniform ? crate.uniform() : undefined,
      interpolation: token(interpolation),
      default: value === undefined ? undefined : crate.value(typeName, value),
      connectionPaths: from === undefined ? undefined : crate.target(from),
    });
  for (const [relationship, target] of Object.entries(relationships))
    crate.spec(`${path}.${relationship}`, 'relationship', {
      variability: crate.uniform(),
      targetPaths: crate.target(target),
    });
  const nodes = [
    ...children.map((child) => writePrim(crate, child, path)),
    ...properties.map((element) => ({ path: `${path}.${element}`, element, isProperty: true, children: [] })),
  ];
  return { path, element: name, isProperty: false, children: nodes };
}
