import { SHOPPER_COOKIE } from '@/lib/domain/shopper-cookie';

/**
 * What a page runs in place of its script files. Its argument is a list for each file: its address, then those of the
 * files that are joined in it (docs/adr/0034). For each of these it puts an element into the page that loads nothing:
 * there React, and the bundler's runtime, look for what the page has, and are told when it failed.
 *
 * It asks for the files once the page is painted, where the browser has been to the shop before, else once the page is
 * used (docs/adr/0026): browsers tell of a mouse that rests, too, but as a move of nothing, and of a row that begins
 * further on (scroll-initial-target) as one that was scrolled, which does not bubble. It asks at the first press or key, or
 * after six seconds in any case; at once where they draw the page.
 *
 * Presses in between, on what only script does well, are done in their order when the page is alive (`hydrated`,
 * components/site/hydrated.tsx) and all files are here, without which parts of it cannot be woken up; nobody else hears
 * of them before, lest they count twice. They are woken up by a mouse that is said to be over them: React does that in
 * small steps, keeps it from what is not woken up, and says it again when it is done. What else is pressed, the
 * browser's fields for one, React hears of when the page is alive: told before, it would bring the page to life in one
 * go, and the press would wait. Where one of the files fails twice, or takes ten seconds, the last press is done as the
 * browser does it. So are choices in a list. A link is followed without them. A file that failed is asked for twice
 * more, without a network once there is one, then those that are joined in it, before the framework, which takes a
 * missing file for the end of the page, hears of it.
 *
 * In a browser that is new to the shop, the shop's own letters are asked for when the first picture is painted, or the
 * page (docs/adr/0033); where it is in Tamil, for which not every system has a stand-in, as soon as it is laid out.
 */
export const START = `
(function(files,atOnce){
var page=document,missing=files.length,heard,begun,alive,kept=[],used,seen,shops=1,link="a[href]:not([aria-haspopup],[hreflang])";
try{
shops=/(^|; )${SHOPPER_COOKIE}=/.test(page.cookie)
}catch(no){
}
var root=page.documentElement;
if(!shops)root.dataset.stranger="";
if(!shops&&root.lang.startsWith("en")&&!inside())delay();
function begin(){
if(begun)return;
begun=1;
bring();
files.forEach(function(file){
var parts=file.slice(1).map(make);
parts.forEach(function(part){
part.type="joined";
page.head.append(part)
});
ask(file[0],1,[],parts)
})}
function make(file){
var script=page.createElement("script");
script.src=file;
script.async=1;
return script
}
function ask(file,tries,gone,parts){
var script=make(file);
script.onload=function(){
missing--;
hear()
};
script.onerror=function(event){
function again(){
ask(file,tries+1,gone.concat(script),parts)
}
if(tries>2){
script.remove();
if(parts.length){
missing+=parts.length-1;
parts.forEach(function(part){
ask(part.getAttribute("src"),3,[part],[])
});
return
}
end();
gone.forEach(function(old){
old.onerror=null;
old.dispatchEvent(new Event("error"))
});
return
}
event.stopImmediatePropagation();
if(!navigator.onLine){
addEventListener("online",again,{once:1});
return
}
if(tries>1)end(1);
setTimeout(again,tries*1e3)
};
if(gone.length)gone[gone.length-1].replaceWith(script);
else page.head.append(script)
}
function whole(){
if(page.readyState=="loading")page.addEventListener("DOMContentLoaded",begin);
else begin()
}
function hear(){
if(!heard||missing)return;
kept.forEach(wake);
(window.requestIdleCallback||setTimeout)(end,{timeout:1e3})
}
function wake(control){
control.addEventListener("mouseover",function(event){
if(!event.isTrusted)setTimeout(end)
});
control.dispatchEvent(new MouseEvent("mouseover",{bubbles:1}))
}
function end(goesOn){
var pressed=kept;
alive=1;
kept=[];
pressed.forEach(function(control){
control.removeAttribute("aria-busy")
});
(heard?pressed:pressed.slice(-1)).forEach(redo);
if(goesOn==1)alive=0
}
function redo(control){
var isRadio=control.type=="radio",isList=control.type=="select-one";
if(!control.isConnected||isRadio&&!control.checked)return;
if(isRadio||isList)control.dispatchEvent(new Event("change",{bubbles:1}));
if(isRadio)control.checked=false;
if(!isList)control.click()
}
function keep(control){
whole();
if(!kept.length)setTimeout(end,1e4);
if(!kept.includes(control))kept.push(control);
control.setAttribute("aria-busy","true");
if(heard&&!missing)wake(control)
}
function reach(event){
if(!event.target.closest(link))whole()
}
function use(){
used=1;
if(seen)begin()
}
function inside(){
return page.referrer.startsWith(location.origin+"/")
}
function knows(){
try{
return shops||localStorage.length||inside()||/[?&]signin=/.test(location.search)
}catch(no){
return 1
}}
function hold(event){
if(alive||heard&&missing||event.target.closest(link+",[type=radio],[type=checkbox]"))return;
event.stopImmediatePropagation();
reach(event)
}
function press(event){
if(alive||event.ctrlKey||event.metaKey||event.shiftKey||event.altKey)return;
var control=event.target.closest("button,a[aria-haspopup],a[hreflang]"),form=control&&control.form;
if(!control)hold(event);
if(!control||control.type=="submit"&&form&&form.method!="post")return;
event.preventDefault();
event.stopImmediatePropagation();
keep(control)
}
function choose(event){
var control=event.target;
if(!alive&&(!heard||missing)&&(control.type=="select-one"||control.type=="radio"))keep(control)
}
["pointerdown","keydown","focusin"].forEach(function(sign){
page.addEventListener(sign,reach)
});
page.addEventListener("pointermove",function(event){
if(event.movementX||event.movementY)use()
});
["wheel","touchmove","scroll"].forEach(function(sign){
addEventListener(sign,use,{passive:1})
});
["pointerdown","pointerup","mousedown","mouseup","touchstart","touchend"].forEach(function(sign){
page.addEventListener(sign,hold,1)
});
page.addEventListener("click",press,1);
page.addEventListener("change",choose,1);
page.addEventListener("hydrated",function(){
heard=1;
hear()
});
function delay(){
if(!page.fonts||!window.PerformanceObserver)return;
root.dataset.letters="late";
new PerformanceObserver(function(all){
if(all.getEntries().some(function(paint){
return paint.element&&paint.element.fetchPriority=="high"
}))bring()
}).observe({type:"largest-contentful-paint",buffered:1})
}
function bring(){
if(!root.dataset.letters)return;
var letters=getComputedStyle(root).getPropertyValue("--font-own");
page.fonts.load("1em "+letters,"a\\u0b85").then(putIn,putIn)
}
function putIn(){
delete root.dataset.letters
}
function show(){
seen=1;
bring();
if(used||knows())begin()
}
addEventListener("load",function(){
if(page.hidden)show();
else requestAnimationFrame(function(){setTimeout(show)})
});
setTimeout(whole,6e3);
if(atOnce)begin()
})`.replaceAll('\n', '');
