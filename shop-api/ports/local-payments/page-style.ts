/** The shop's design tokens and components, as far as this page needs them: no script, no font, nothing external. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--bg:#faf7ef;--surface:#fffdf8;--line:#e7dfcc;--line-strong:#8b8672;--ink:#1a2118;--ink-2:#434b3e;
--primary:#17603b;--primary-hover:#124a30;--on-primary:#fff;--primary-ink:#17603b;--ground:#124a30;--ground-deep:#09251a;
--on-ground:#fbf6e6;--on-ground-2:#c3d6c4;--focus:#0b4fd9;--warn-ink:#6b4700;--warn-soft:#fdf2d3}
@media (prefers-color-scheme:dark){:root{--bg:#121711;--surface:#1a2019;--line:#2b332a;--line-strong:#7a8373;--ink:#f1eee2;
--ink-2:#c5cabb;--primary:#63be84;--primary-hover:#7acb97;--on-primary:#06200f;--primary-ink:#7fd09b;--ground:#0e3021;
--ground-deep:#081410;--on-ground-2:#b4c9b7;--focus:#8ab8ff;--warn-ink:#f3cc6b;--warn-soft:#33290f}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:430 1rem/1.5 Anek,system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif}
h1,h2,p,ul{margin:0}
h1,h2,.amount{font-weight:800;font-stretch:84%;line-height:1.1}
h1:lang(ta),h2:lang(ta){font-stretch:100%;line-height:1.35}
header{background:var(--ground-deep);color:var(--on-ground);border-bottom:4px solid var(--ground)}
header div,main{max-width:34rem;margin:0 auto;padding:1rem clamp(1rem,4vw,2.5rem)}
header div{display:flex;gap:.75rem;align-items:center}
header svg{flex:none;width:2.5rem;height:2.5rem}
h1{font-size:1.375rem}
h2{padding-bottom:.6rem;border-bottom:2px solid var(--ink);font-size:1.5rem}
main{display:grid;gap:2rem;padding-block:1.5rem 4rem}
.note{padding:.75rem 1rem;border-left:4px solid var(--warn-ink);background:var(--warn-soft);color:var(--warn-ink)}
.bill{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline;justify-content:space-between}
.amount{font-size:2.5rem;font-variant-numeric:tabular-nums}
.quiet,small{color:var(--ink-2);font-size:.9375rem}
small{display:block}
fieldset{display:grid;gap:.5rem;margin:0;padding:0;border:0}
legend{float:left;width:100%;margin-bottom:1rem;padding:0}
legend + *{clear:both}
label{display:grid;grid-template-columns:auto 1fr;gap:.75rem;align-items:start;padding:1rem;border:1.5px solid var(--line);
border-radius:6px;background:var(--surface);cursor:pointer}
label:has(:checked){border-color:var(--primary-ink)}
input{width:1.5rem;height:1.5rem;margin:0;accent-color:var(--primary-ink)}
b{font-weight:700}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:.25rem 1.25rem;
border:1.5px solid var(--line-strong);border-radius:6px;background:none;color:var(--ink);font:inherit;font-weight:700;
text-decoration:none;cursor:pointer}
.primary{width:100%;margin-top:1rem;border-color:var(--primary);background:var(--primary);color:var(--on-primary);font-size:1.125rem}
.primary:hover{border-color:var(--primary-hover);background:var(--primary-hover)}
ul{padding:0;list-style:none}
li{display:grid;grid-template-columns:11.5rem 1fr;gap:.25rem 1rem;align-items:center;padding:.75rem 0;border-bottom:1px solid var(--line)}
@media (max-width:26rem){li{grid-template-columns:1fr}}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
label:has(:focus-visible){outline:3px solid var(--focus);outline-offset:2px}
label :focus-visible{outline:0}`;
