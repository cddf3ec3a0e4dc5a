import * as T from 'three';

/** Size in metres, and in pixels. */
const [width, height] = [0.6, 0.24];
const pixels = 1024 / width;
const [letters, lineHeight, edge] = [54, 70, 40];
/** Its place in metres: ahead of the viewer and below the eyes. */
const [ahead, below] = [1.2, 0.3];
/** Share of the way to its place in each second. */
const following = 2.5;

/** A text that hangs before the viewer, and follows slowly, so that it can be looked away from. */
export class Sign {
  readonly mesh: T.Mesh<T.PlaneGeometry, T.MeshBasicMaterial>;
  #canvas = document.createElement('canvas');
  #texture = new T.CanvasTexture(this.#canvas);
  #text = '';
  #isHung = false;

  constructor() {
    this.#canvas.width = width * pixels;
    this.#canvas.height = height * pixels;
    this.#texture.colorSpace = T.SRGBColorSpace;
    const material = new T.MeshBasicMaterial({
      map: this.#texture,
      transparent: true,
      depthTest: false,
      depthWrite: false,
      toneMapped: false,
    });
    this.mesh = new T.Mesh(new T.PlaneGeometry(width, height), material);
    this.mesh.renderOrder = 10;
  }

  say(text: string): void {
    this.mesh.visible = text !== '';
    if (text === this.#text || text === '') return;
    this.#text = text;
    const context = this.#canvas.getContext('2d');
    if (!context) return;
    const { width: across, height: down } = this.#canvas;
    context.clearRect(0, 0, across, down);
    context.fillStyle = 'rgb(8 9 11 / 0.82)';
    context.beginPath();
    context.roundRect(0, 0, across, down, edge);
    context.fill();
    Object.assign(context, { fillStyle: '#f4f4f2', textAlign: 'center', textBaseline: 'middle' });
    context.font = `600 ${letters}px system-ui, sans-serif`;
    const lines = linesOf(text, across - 2 * edge, (line) => context.measureText(line).width);
    for (const [index, line] of lines.entries())
      context.fillText(line, across / 2, down / 2 + (index - (lines.length - 1) / 2) * lineHeight);
    this.#texture.needsUpdate = true;
  }

  follow(viewer: T.Matrix4, seconds: number): void {
    const eyes = new T.Vector3().setFromMatrixPosition(viewer);
    const forward = new T.Vector3(0, 0, -1).transformDirection(viewer).setY(0).normalize();
    const target = eyes
      .clone()
      .addScaledVector(forward, ahead)
      .setY(eyes.y - below);
    this.mesh.position.lerp(target, this.#isHung ? Math.min(1, following * seconds) : 1);
    this.mesh.lookAt(eyes);
    this.#isHung = true;
  }
}

/** Breaks a text between its words, as its language has them, into lines that are no wider than `most`. */
export function linesOf(text: string, most: number, widthOf: (line: string) => number): string[] {
  const lines = [''];
  for (const word of wordsOf(text)) {
    const line = lines.at(-1) + word;
    if (line !== word && widthOf(line.trimEnd()) > most) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines.map((line) => line.trim());
}

function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    const last = words.length - 1;
    if (isWordLike || last < 0) words.push(segment);
    else words[last] += segment;
  }
  return words;
}
