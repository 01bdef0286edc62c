/**
 * What a page runs in place of its script files, with their addresses as its argument. It asks for them once the page
 * is painted, at the first touch or key, or after six seconds. A press on a button in between is done when the page is
 * alive (`hydrated`, components/site/hydrated.tsx), or as the browser would do it where that takes too long.
 */
const START = `
(function(files){
var page=document,begun,live,pressed;
function begin(){
if(begun)return;
begun=1;
files.forEach(function(file){
var script=page.createElement("script");
script.src=file;
script.async=true;
script.onerror=finish;
page.head.append(script)
})}
function whole(){page.readyState=="loading"?page.addEventListener("DOMContentLoaded",begin):begin()}
function finish(){
live=1;
var button=pressed;
pressed=null;
if(!button)return;
button.removeAttribute("aria-busy");
if(button.isConnected)button.type=="select-one"?button.dispatchEvent(new Event("change",{bubbles:true})):button.click()
}
function hold(event){
if(live)return;
var button=event.type=="change"?event.target.closest("select"):event.target.closest("button");
if(!button||button.type=="submit"&&button.form&&button.form.method!="post")return;
event.preventDefault();
whole();
if(!pressed)setTimeout(finish,5000);
else pressed.removeAttribute("aria-busy");
pressed=button;
button.setAttribute("aria-busy","true")
}
page.addEventListener("pointerdown",whole);
page.addEventListener("keydown",whole);
page.addEventListener("click",hold,true);
page.addEventListener("change",hold,true);
page.addEventListener("hydrated",function(){setTimeout(finish)});
addEventListener("load",function(){page.hidden?begin():requestAnimationFrame(function(){setTimeout(begin)})});
setTimeout(whole,6000)
})`.replaceAll('\n', '');

/** A script file, or one that is fetched ahead. */
const FILE =
  /<script src="(\/_next\/static\/[^"]+)"(?: id="_R_")? async=""><\/script>|<link rel="preload"(?=[^<>]* as="script")[^<>]* href="(\/_next\/static\/[^"]+)"[^<>]*>/g;
/** Before any style: a script behind one waits for it, and the page with it. */
const PLACE = /<link |<script>/;

const FILES = /^\(\["\/_next\/static\/[\w./-]+"(?:,"\/_next\/static\/[\w./-]+")*\]\)$/;

/** Has a page ask for its script files after its largest paint (docs/adr/0021). */
export function lateScripts(html: string): string {
  const files = [...new Set([...html.matchAll(FILE)].map(([, file, ahead]) => file ?? ahead))];
  if (files.length === 0) return html;
  const start = `<script>${START}(${JSON.stringify(files)})</script>`;
  return html.replaceAll(FILE, '').replace(PLACE, (next) => `${start}${next}`);
}

/** Whether an inline script is the one of `lateScripts`. */
export function isLateStart(script: string): boolean {
  return script.startsWith(START) && FILES.test(script.slice(START.length));
}
