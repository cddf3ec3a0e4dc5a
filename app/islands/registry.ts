import type { ComponentType } from 'react';

/** Every interactive component by the name of its island: the only place where the browser learns of React components. */
export const islands = {
  carouselTabs: () => import('#app/sections/carousel/carousel-tabs.tsx').then((module) => module.CarouselTabs),
  galleryViewer: () => import('#app/sections/gallery/gallery-viewer.tsx').then((module) => module.GalleryViewer),
} satisfies Record<string, () => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof islands;
