import type { ComponentType } from 'react';
import type { IslandName } from '../islands/island-name.ts';

/** The component of each island. No other file of the browser's code imports React components. */
export const islands = {
  accountFlow: () => import('../sections/account/account-flow.tsx').then((module) => module.AccountFlow),
  accountNotices: () =>
    import('../sections/account/notices/account-notices.tsx').then((module) => module.AccountNotices),
  accountRewards: () => import('../sections/account/account-rewards.tsx').then((module) => module.AccountRewards),
  accountSettings: () => import('../sections/account/account-settings.tsx').then((module) => module.AccountSettings),
  addRobot: () => import('../sections/account/robots/add-robot.tsx').then((module) => module.AddRobot),
  carouselClip: () => import('../sections/carousel/carousel-clip.tsx').then((module) => module.CarouselClip),
  carouselTabs: () => import('../sections/carousel/carousel-tabs.tsx').then((module) => module.CarouselTabs),
  faqBrowser: () => import('../sections/faq/faq-browser.tsx').then((module) => module.FaqBrowser),
  galleryViewer: () => import('../sections/gallery/gallery-viewer.tsx').then((module) => module.GalleryViewer),
  loginFlow: () => import('../sections/login/login-flow.tsx').then((module) => module.LoginFlow),
  mailLinkForm: () => import('../sections/mail-link/mail-link-form.tsx').then((module) => module.MailLinkForm),
  noticeForm: () => import('../sections/notice-form/notice-form.tsx').then((module) => module.NoticeForm),
  ownedRobots: () => import('../sections/account/robots/owned-robots.tsx').then((module) => module.OwnedRobots),
  programPlayground: () => import('../playground/program-playground.tsx').then((module) => module.ProgramPlayground),
  registrationForm: () =>
    import('../sections/product-registration/registration-form.tsx').then((module) => module.RegistrationForm),
  robotViewer: () => import('../sections/live-robot/robot-viewer.tsx').then((module) => module.RobotViewer),
  savedPrograms: () => import('../sections/account/programs/saved-programs.tsx').then((module) => module.SavedPrograms),
  serviceForm: () => import('../sections/service-request/service-form.tsx').then((module) => module.ServiceForm),
  serviceRequests: () =>
    import('../sections/account/requests/service-requests.tsx').then((module) => module.ServiceRequests),
  subscribeForm: () => import('../sections/newsletter/subscribe-form.tsx').then((module) => module.SubscribeForm),
  theaterStage: () => import('../theater/theater-stage.tsx').then((module) => module.TheaterStage),
} satisfies Record<IslandName, () => Promise<ComponentType<never>>>;
