import type { ComponentType } from 'react';
import type { IslandName } from '../islands/island-name.ts';

/** The component of each island. No other file of the browser's code imports React components. */
export const islands = {
  accountFlow: () => import('#features/account/account-flow.tsx').then((module) => module.AccountFlow),
  accountNotices: () => import('#features/account/notices/account-notices.tsx').then((module) => module.AccountNotices),
  accountRewards: () => import('#features/account/account-rewards.tsx').then((module) => module.AccountRewards),
  accountSettings: () => import('#features/account/account-settings.tsx').then((module) => module.AccountSettings),
  addRobot: () => import('#features/account/robots/add-robot.tsx').then((module) => module.AddRobot),
  carouselClip: () => import('#features/home/carousel/carousel-clip.tsx').then((module) => module.CarouselClip),
  carouselTabs: () => import('#features/home/carousel/carousel-tabs.tsx').then((module) => module.CarouselTabs),
  faqBrowser: () => import('#features/support/faq/faq-browser.tsx').then((module) => module.FaqBrowser),
  galleryViewer: () => import('#features/product/gallery/gallery-viewer.tsx').then((module) => module.GalleryViewer),
  loginFlow: () => import('#features/account/login/login-flow.tsx').then((module) => module.LoginFlow),
  mailLinkForm: () => import('#features/account/mail-link/mail-link-form.tsx').then((module) => module.MailLinkForm),
  noticeForm: () => import('#features/notices/notice-form.tsx').then((module) => module.NoticeForm),
  ownedRobots: () => import('#features/account/robots/owned-robots.tsx').then((module) => module.OwnedRobots),
  programPlayground: () => import('#apps/playground/program-playground.tsx').then((module) => module.ProgramPlayground),
  registrationForm: () =>
    import('#features/account/product-registration/registration-form.tsx').then((module) => module.RegistrationForm),
  robotViewer: () => import('#features/product/live-robot/robot-viewer.tsx').then((module) => module.RobotViewer),
  savedPrograms: () => import('#features/account/programs/saved-programs.tsx').then((module) => module.SavedPrograms),
  serviceForm: () => import('#features/account/service-request/service-form.tsx').then((module) => module.ServiceForm),
  serviceRequests: () =>
    import('#features/account/requests/service-requests.tsx').then((module) => module.ServiceRequests),
  subscribeForm: () => import('#features/newsletter/subscribe-form.tsx').then((module) => module.SubscribeForm),
  theaterStage: () => import('#apps/theater/theater-stage.tsx').then((module) => module.TheaterStage),
} satisfies Record<IslandName, () => Promise<ComponentType<never>>>;
