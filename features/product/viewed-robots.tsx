/** A part of the page in which a script lists the robots looked at last. It is hidden until there are some. */
export const ViewedRobots = ({ title }: { title: string }) => (
  <aside className="section" data-surface="paper" data-viewed="" data-keep="" aria-labelledby="viewed-robots" hidden>
    <div className="wrap">
      <h2 className="heading" id="viewed-robots">
        {title}
      </h2>
    </div>
  </aside>
);
