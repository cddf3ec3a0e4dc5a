/** The parts that the tests use of readers without types of their own. */
declare module 'gltf-validator' {
  interface Report {
    issues: { numErrors: number; numWarnings: number; messages: { code: string; pointer?: string; message: string }[] };
    info: { totalTriangleCount: number };
  }
  export function validateBytes(bytes: Uint8Array): Promise<Report>;
}

declare module 'three/examples/jsm/loaders/usd/USDCParser.js' {
  interface Spec {
    specType: number;
    fields: Record<string, unknown>;
  }
  export class USDCParser {
    parseData(buffer: ArrayBuffer): { specsByPath: Record<string, Spec> };
  }
}
