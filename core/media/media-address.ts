import type { Picture } from './picture.ts';

/** Picture formats, best first. Every browser shows JPEG, and PNG, which keeps pictures transparent. */
export const mediaFormats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const;
export type MediaFormat = keyof typeof mediaFormats;

const pictureWidths = [160, 320, 480, 640, 800, 960, 1280, 1600, 2000] as const;

export interface MediaRequest {
  id: string;
  hash: string;
  width: number;
  format: MediaFormat;
}

/** Widths in px that a picture is served in: the allowed widths below its own, and its own. */
export function servedWidths({ width }: Pick<Picture, 'width'>): number[] {
  const smaller = pictureWidths.filter((candidate) => candidate < width);
  return width <= 2000 ? [...smaller, width] : smaller;
}

export const pictureFormats = (picture: Pick<Picture, 'transparent'>): MediaFormat[] => [
  'avif',
  'webp',
  picture.transparent ? 'png' : 'jpg',
];

export const mediaPath = ({ id, hash }: Pick<Picture, 'id' | 'hash'>, width: number, format: MediaFormat): string =>
  `/media/${id}.${hash}.${width}.${format}`;

export function parseMediaPath(pathname: string): MediaRequest | undefined {
  const parts = matchPath<Record<keyof MediaRequest, string>>(
    /^\/media\/(?<id>[a-z0-9-]+\/[a-z0-9-]+)\.(?<hash>[0-9a-f]{8,64})\.(?<width>\d{2,5})\.(?<format>avif|webp|jpg|png)$/,
    pathname,
  );
  return parts && { ...parts, width: Number(parts.width), format: parts.format as MediaFormat };
}

function matchPath<Parts>(pattern: RegExp, pathname: string): Parts | undefined {
  const groups = pattern.exec(pathname)?.groups;
  return groups && ({ ...groups } as Parts);
}

export const clipFormats = { webm: 'video/webm', mp4: 'video/mp4' } as const;
export type ClipFormat = keyof typeof clipFormats;

/** Every clip exists in two cuts: upright for phones, and wide. */
export const clipVariants = ['phone', 'wide'] as const;
export type ClipVariant = (typeof clipVariants)[number];

export interface ClipRequest {
  id: string;
  hash: string;
  variant: ClipVariant;
  format: ClipFormat;
}

export const clipPath = (
  { id, hash }: Pick<ClipRequest, 'id' | 'hash'>,
  variant: ClipVariant,
  format: ClipFormat,
): string => `/media/${id}.${hash}.${variant}.${format}`;

export const clipFile = ({ id, variant, format }: Pick<ClipRequest, 'id' | 'variant' | 'format'>): string =>
  `${id}${variant === 'wide' ? '' : `-${variant}`}.${format}`;

export const parseClipPath = (pathname: string): ClipRequest | undefined =>
  matchPath(
    /^\/media\/(?<id>[a-z0-9-]+\/[a-z0-9-]+)\.(?<hash>[0-9a-f]{8,64})\.(?<variant>wide|phone)\.(?<format>webm|mp4)$/,
    pathname,
  );

export interface ManualRequest {
  product: string;
  locale: string;
  hash: string;
}

export const manualPath = ({ product, locale, hash }: ManualRequest): string =>
  `/media/manuals/${product}/${locale}.${hash}.pdf`;

export const manualFile = ({ product, locale }: Omit<ManualRequest, 'hash'>): string =>
  `manuals/${product}/${locale}.pdf`;

export const parseManualPath = (pathname: string): ManualRequest | undefined =>
  matchPath(
    /^\/media\/manuals\/(?<product>[a-zA-Z0-9]+)\/(?<locale>[a-zA-Z-]+)\.(?<hash>[0-9a-f]{8,64})\.pdf$/,
    pathname,
  );

/** The shapes in which a robot can stand in a visitor's room: the one it stands in first, and the other. */
export const arShapes = ['first', 'other'] as const;
export type ArShape = (typeof arShapes)[number];

/** Formats of models: GLB for Android and browsers, USDZ for Apple's devices. */
export const arFormats = { glb: 'model/gltf-binary', usdz: 'model/vnd.usdz+zip' } as const;
type ArFormat = keyof typeof arFormats;

export interface ArModelRequest {
  robot: string;
  hash: string;
  shape: ArShape;
  format: ArFormat;
}

export const arModelPath = (
  { robot, hash }: Pick<ArModelRequest, 'robot' | 'hash'>,
  shape: ArShape,
  format: ArFormat,
): string => `/media/ar/${robot}.${hash}.${shape}.${format}`;

export const arModelFile = ({ robot, shape, format }: Omit<ArModelRequest, 'hash'>): string =>
  `${robot}-${shape}.${format}`;

export const parseArModelPath = (pathname: string): ArModelRequest | undefined =>
  matchPath(
    /^\/media\/ar\/(?<robot>[a-zA-Z]+)\.(?<hash>[0-9a-f]{8,64})\.(?<shape>first|other)\.(?<format>glb|usdz)$/,
    pathname,
  );

/** Formats of recorded lines, the smaller file first. Every browser plays the last one. */
export const voiceFormats = { webm: 'audio/webm', m4a: 'audio/mp4' } as const;
export type VoiceFormat = keyof typeof voiceFormats;

/** The id of a line among those of a robot and language: eight hexadecimal digits, from its text. */
export function lineId(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0');
}

export interface VoiceRequest {
  /** The robot and the language: `tank/en`. */
  id: string;
  /** Hash of the bytes of all lines of this id, so that an address always serves the same and cannot be guessed. */
  hash: string;
  line: string;
  format: VoiceFormat;
}

export const voiceFolder = ({ id, hash }: Pick<VoiceRequest, 'id' | 'hash'>): string => `${id}.${hash}`;

export const linePath = (folder: string, line: string, format: VoiceFormat): string =>
  `/media/voices/${folder}/${line}.${format}`;

export const voiceFile = ({ id, line, format }: Omit<VoiceRequest, 'hash'>): string => `voices/${id}/${line}.${format}`;

export const parseVoicePath = (pathname: string): VoiceRequest | undefined =>
  matchPath(
    /^\/media\/voices\/(?<id>[a-zA-Z]+\/[a-z]{2})\.(?<hash>[0-9a-f]{8,64})\/(?<line>[0-9a-f]{8})\.(?<format>webm|m4a)$/,
    pathname,
  );
