/**
 * A `<style>` element as it stands; the server allows it in the policy by its hash. Without it, `style` attributes are
 * forbidden.
 */
export const InlineStyle = ({ css }: { css: string }) => <style>{css}</style>;
