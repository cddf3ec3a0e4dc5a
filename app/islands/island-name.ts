/** Names of the islands. `client/island-registry.ts` says where the component of each is. */
export type IslandName =
  | 'accountFlow'
  | 'carouselTabs'
  | 'countdown'
  | 'faqBrowser'
  | 'galleryViewer'
  | 'loginFlow'
  | 'mailLinkForm'
  | 'noticeForm'
  | 'programPlayground'
  | 'registrationForm'
  | 'robotViewer'
  | 'seriesTabs'
  | 'serviceForm'
  | 'subscribeForm'
  | 'theaterStage';
