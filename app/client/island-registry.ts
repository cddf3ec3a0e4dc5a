import type { ComponentType } from 'react';
import type { IslandName } from '../islands/island-name.ts';

/** The component of each island. No other file of the browser's code imports React components. */
export const islands = {
  accountFlow: () => import('../sections/account/account-flow.tsx').then((module) => module.AccountFlow),
  carouselTabs: () => import('../sections/carousel/carousel-tabs.tsx').then((module) => module.CarouselTabs),
  countdown: () => import('../sections/sale-hero/countdown.tsx').then((module) => module.Countdown),
  faqBrowser: () => import('../sections/faq/faq-browser.tsx').then((module) => module.FaqBrowser),
  galleryViewer: () => import('../sections/gallery/gallery-viewer.tsx').then((module) => module.GalleryViewer),
  loginFlow: () => import('../sections/login/login-flow.tsx').then((module) => module.LoginFlow),
  mailLinkForm: () => import('../sections/mail-link/mail-link-form.tsx').then((module) => module.MailLinkForm),
  noticeForm: () => import('../sections/notice-form/notice-form.tsx').then((module) => module.NoticeForm),
  programPlayground: () => import('../playground/program-playground.tsx').then((module) => module.ProgramPlayground),
  registrationForm: () =>
    import('../sections/product-registration/registration-form.tsx').then((module) => module.RegistrationForm),
  robotViewer: () => import('../sections/live-robot/robot-viewer.tsx').then((module) => module.RobotViewer),
  seriesTabs: () => import('../sections/manuals/series-tabs.tsx').then((module) => module.SeriesTabs),
  serviceForm: () => import('../sections/service-request/service-form.tsx').then((module) => module.ServiceForm),
  subscribeForm: () => import('../sections/newsletter/subscribe-form.tsx').then((module) => module.SubscribeForm),
  theaterStage: () => import('../theater/theater-stage.tsx').then((module) => module.TheaterStage),
} satisfies Record<IslandName, () => Promise<ComponentType<never>>>;
