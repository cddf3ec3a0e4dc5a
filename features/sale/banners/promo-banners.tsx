import { ButtonLink } from '#ui/button.tsx';
import { PriceLine } from '#ui/commerce/price.tsx';
import { SaleLine } from '#ui/commerce/sale-line.tsx';
import { Countdown } from '../../countdown/countdown.tsx';
import { NoticeForm } from '../../notices/notice-form.tsx';
import styles from './promo-banners.module.css';
import type { PromoBannersValue } from './promo-banners.ts';
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
  return (
    <div className="stack">
      {sale && <SaleLine sale={sale} />}
      <p className={`${product ? 'title' : 'heading'} ${styles.text}`}>{text}</p>
      {product && (
        <div className={`stack-s ${styles.product}`}>
          <p>{product.link ? <a href={product.link.href}>{product.name}</a> : product.name}</p>
          <PriceLine offer={product.offer} className={`cost ${styles.price}`} />
        </div>
      )}
      {notice && <NoticeForm offer={notice} tone={tone} />}
      {action && !isOver && (
        <ButtonLink href={action.href} external={action.external} tone={tone}>
          {action.label}
        </ButtonLink>
      )}
    </div>
  );
}
