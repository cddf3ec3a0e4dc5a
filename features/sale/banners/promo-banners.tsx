import { ButtonLink } from '#ui/button.tsx';
import { SaleLine } from '#ui/commerce/sale-line.tsx';
import { Countdown } from '../../countdown/countdown.tsx';
import { NoticeForm } from '../../notices/notice-form.tsx';
import styles from './promo-banners.module.css';
import type { PromoBannersValue } from './promo-banners.ts';
import { SaleOffer } from './sale-offer.tsx';
import { SaleScene } from './sale-scene.tsx';

export function PromoBannersSection({ section: { id, anchor, banners, action } }: { section: PromoBannersValue }) {
  return banners.map((banner, index) => (
    <SaleScene
      key={banner.id}
      {...banner}
      id={`${id}-${banner.id}`}
      anchor={index === 0 ? anchor : undefined}
      heading="h2"
      priority={index === 0}
      low={banner.countdown === undefined}
      top={<p>{banner.days}</p>}
    >
      <BannerWords banner={banner} action={action} />
      {banner.countdown && <Countdown {...banner.countdown} />}
    </SaleScene>
  ));
}

function BannerWords({
  banner,
  action,
}: { banner: PromoBannersValue['banners'][number] } & Pick<PromoBannersValue, 'action'>) {
  const { surface, text, isOver, sale, product, notice } = banner;
  const tone = surface === 'dark' ? 'accent' : 'plain';
  const deals = action && !isOver && (
    <ButtonLink href={action.href} external={action.external} tone={product ? 'line' : tone}>
      {action.label}
    </ButtonLink>
  );
  return (
    <div className="stack">
      {sale && !product && <SaleLine sale={sale} />}
      <p className={`${product ? 'title' : 'heading'} ${styles.text}`}>{text}</p>
      {notice && <NoticeForm offer={notice} tone={tone} />}
      {product ? (
        <SaleOffer product={product} tone={tone}>
          {deals}
        </SaleOffer>
      ) : (
        deals
      )}
    </div>
  );
}
