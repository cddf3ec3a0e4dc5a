/** A `<style>` element; the content security policy allows it by its hash. `style` attributes are forbidden. */
export const InlineStyle = ({ css }: { css: string }) => <style>{css}</style>;
