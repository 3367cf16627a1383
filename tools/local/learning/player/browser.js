// Runs in the browser, on every page of a course: keeps the time, and plays the films.

const unit = document.querySelector("[data-unit]")?.getAttribute("data-unit");

if (unit) {
  let since = document.visibilityState === "visible" ? performance.now() : undefined;
  const tell = () => {
    if (since === undefined) return;
    const seconds = Math.round((performance.now() - since) / 1000);
    since = performance.now();
    if (seconds > 0) navigator.sendBeacon(`${unit}/time`, String(seconds));
  };
  setInterval(tell, 15_000);
  window.addEventListener("pagehide", tell);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") {
      tell();
      since = undefined;
    } else since = performance.now();
  });
}

// A place on the picture does what its letter below does.
for (const ring of document.querySelectorAll(".ring")) {
  const letter = ring.querySelector("text")?.textContent;
  ring.addEventListener("click", () => {
    const button = document.querySelector(`.letters button[value="${letter}"]`);
    if (button instanceof HTMLButtonElement) button.click();
  });
}

for (const film of document.querySelectorAll(".film")) {
  const play = film.querySelector(".play");
  const position = film.querySelector(".position");
  const time = film.querySelector(".time");
  const caption = film.querySelector(".caption");
  const seen = film.querySelector(".seen");
  const said = [...film.querySelectorAll("[data-at]")].map((item) => ({
    at: Number(item.getAttribute("data-at")),
    text: item.lastChild?.textContent?.trim() ?? "",
  }));
  const lines = [...film.querySelectorAll("path[data-act]")];
  const action = film.getAttribute("data-action");
  const seconds = Number(film.getAttribute("data-seconds"));
  let now = Number(film.getAttribute("data-place"));
  let last;
  let kept = now;
  let isSeen = false;

  const clock = (value) => `${Math.floor(value / 60)}:${String(Math.floor(value % 60)).padStart(2, "0")}`;
  const post = (act, body) => fetch(`${action}/${act}`, { method: "POST", body, keepalive: true });

  function show(line) {
    const [from, to, width] = ["data-from", "data-to", "data-width"].map((name) =>
      Number(line.getAttribute(name)),
    );
    const until = line.hasAttribute("data-until") ? Number(line.getAttribute("data-until")) : Infinity;
    const share = Math.min(1, Math.max(0, (now - from) / Math.max(0.01, to - from)));
    const act = line.getAttribute("data-act");
    const isThere = act === "show" ? now >= from : act === "hide" ? share < 1 : share > 0;
    line.style.opacity = isThere && now < until ? "" : "0";
    if (act === "draw") {
      line.style.strokeDasharray = "1 1";
      line.style.strokeDashoffset = String(1 - share);
    }
    if (act === "open") line.style.strokeWidth = String(width * (0.25 + 0.75 * share));
    if (act === "hide") line.style.strokeOpacity = String(1 - share);
  }

  function draw() {
    for (const line of lines) show(line);
    position.value = String(now);
    const text = `${clock(now)} / ${clock(seconds)}`;
    time.textContent = text;
    position.setAttribute("aria-valuetext", text);
    const spoken = said.filter(({ at }) => at <= now).at(-1)?.text ?? "";
    if (caption.textContent !== spoken) caption.textContent = spoken;
  }

  function keep() {
    kept = now;
    void post("place", now.toFixed(1));
  }

  function tick(at) {
    if (last === undefined) return;
    now = Math.min(seconds, now + (at - last) / 1000);
    last = at;
    draw();
    if (Math.abs(now - kept) > 5) keep();
    if (now >= seconds) {
      pause();
      if (!isSeen) {
        isSeen = true;
        seen.textContent = "Seen to the end.";
        void post("seen", "");
      }
    } else requestAnimationFrame(tick);
  }

  function pause() {
    last = undefined;
    play.textContent = now >= seconds ? "Play again" : "Play";
    keep();
  }

  play.addEventListener("click", () => {
    if (last !== undefined) return pause();
    if (now >= seconds) now = 0;
    last = performance.now();
    play.textContent = "Pause";
    requestAnimationFrame(tick);
  });
  position.addEventListener("input", () => {
    now = Number(position.value);
    draw();
  });
  position.addEventListener("change", keep);
  draw();
}
