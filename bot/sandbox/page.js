// What simcord's page does otherwise than Discord; it runs before its own script.
{
  const page = document.querySelector("#preview-app");
  const timeline = document.querySelector("#channel-timeline");
  const list = document.querySelector("#channel-message-list");
  const viewer = document.querySelector("#viewer-picker");
  const isBusy = () => page.getAttribute("aria-busy") === "true";
  const newest = () => list.lastElementChild?.dataset.messageId;

  // As long as the page is at its end it stays there while messages are drawn and change their sizes. It goes there when
  // it is opened or its player changes, and when a press has led to a new message, which was not there `before`, or has
  // changed the last one. Where that is long and only to be `read`, such as the help, or where the greeting has
  // followed what ended, such as a result, it stays at the beginning of that instead: of `held`. A scroll is a person's
  // only when nothing has changed its size, and not `until` simcord's script, which goes back to where the page was
  // before, has done so.
  const SETTLING = 500, LATE = 5000;
  let stays = true, held = null, read = null, greeting = null, greeted = null, sizes = "", until = 0;
  let before = null, said = "", asked = 0, led = "";
  const measured = () => `${timeline.scrollHeight} ${timeline.clientHeight}`;
  const end = () => timeline.scrollHeight - timeline.clientHeight;
  const wanted = () => {
    const message = list.querySelector(`[data-message-id="${held ?? read}"]`);
    if (!message || (!held && isAsking(message))) return end();
    return Math.min(end(), timeline.scrollTop + message.getBoundingClientRect().top - timeline.getBoundingClientRect().top);
  };
  const isThere = () => Math.abs(wanted() - timeline.scrollTop) <= 1;
  const stay = () => {
    timeline.scrollTop = wanted();
    sizes = measured();
  };
  timeline.addEventListener("scroll", () => {
    if (isBusy() || sizes !== measured() || performance.now() < until) {
      if (stays) stay();
      sizes = measured();
    } else {
      if (!isThere()) [held, read] = [null, null];
      stays = isThere();
    }
  }, { passive: true });
  const resized = new ResizeObserver(() => {
    if (stays) stay();
    sizes = measured();
  });
  resized.observe(list);
  resized.observe(timeline);
  viewer.addEventListener("change", (event) => {
    [stays, held, read] = [true, null, null];
    // A change may have to wait for what else is being done, and empties the field below the messages when it comes.
    page.dataset.changing = "";
    page.setAttribute("aria-busy", "true");
    sessionStorage.setItem("viewer", viewer.value);
    // Nobody sees another's direct messages.
    if (places.value !== DIRECT_MESSAGES) return;
    event.stopImmediatePropagation();
    history.replaceState(null, "", `?channel=${DIRECT_MESSAGES}${location.hash}`);
    location.reload();
  });
  // The messages that a press has led to: those not there `before`, or else the last if it does not say `said` any more.
  const shown = () => [...list.querySelectorAll("[data-message-id]")];
  const fresh = () => {
    const added = shown().filter(({ dataset }) => !before.has(dataset.messageId));
    return added.length ? added : shown().slice(-1).filter(({ textContent }) => textContent !== said);
  };
  const isAsking = (message) => message.querySelector(".preview-select") !== null;
  const LONG = 500; // characters without those of buttons, more than a question has
  const textOf = (parts) => parts.map(({ textContent }) => textContent).join("");
  const isToRead = (messages) => !messages.some(isAsking)
    && textOf(messages).length - textOf(messages.flatMap((one) => [...one.querySelectorAll("button")])).length > LONG;
  const followMessages = () => {
    if (led && performance.now() > asked + LATE) before = null;
    const messages = before === null ? [] : fresh();
    const leads = messages.map(({ dataset, textContent }) => dataset.messageId + textContent).join();
    const [followsPress, followsEnd] = [leads !== "" && leads !== led, greeted !== null && greeted !== greeting];
    if (followsPress || followsEnd) until = performance.now() + SETTLING;
    if (followsPress && (stays || !led)) {
      [stays, held, read] = [true, null, isToRead(messages) ? messages[0].dataset.messageId : null];
    }
    if (followsPress) led = leads;
    if (followsEnd && stays && newest() === greeting) {
      held = list.lastElementChild.previousElementSibling?.dataset.messageId ?? null;
    }
    greeted = greeting;
    if (stays) stay();
  };

  // What the page itself says is in the language that it was loaded in.
  let locale;
  const followLanguage = () => {
    const spoken = window.simcordPreview.profile.locale;
    locale ??= spoken;
    if (locale !== spoken) location.reload();
  };

  new MutationObserver(() => {
    if (isBusy()) return;
    delete page.dataset.changing;
    followMessages();
    followLanguage();
  }).observe(page, { attributeFilter: ["aria-busy"] });

  // A menu in place of the channel's name goes to the server's other channels and threads and to the player's direct
  // messages, and so do links to them.
  const DIRECT_MESSAGES = "@me";
  const heading = document.querySelector("#channel-name");
  const places = heading.parentElement.appendChild(document.createElement("select"));
  places.id = "channel-picker";
  const goTo = (channel) => { location.search = `channel=${channel}`; };
  places.addEventListener("change", () => goTo(places.value));
  let listed = "", dismissal = "";
  const listPlaces = ({ places: known }) => {
    greeting = known?.greeting ?? greeting;
    const now = JSON.stringify(known);
    if (!known || now === listed) return;
    listed = now;
    dismissal = known.dismissal;
    places.setAttribute("aria-label", known.label);
    places.replaceChildren(...known.list.map(({ id, name, here }) => new Option(name, id, false, here)));
    clock.setAttribute("aria-label", known.clock);
    clock.title = known.clock;
    clock.replaceChildren(new Option("🕒", ""), ...known.jumps.map(({ name, seconds }) => new Option(name, seconds)));
  };

  // Another menu moves the clock ahead, for deadlines and for what comes tomorrow.
  const clock = document.createElement("select");
  clock.id = "clock-picker";
  viewer.closest("label").after(clock);
  let headers = {};
  clock.addEventListener("change", () => {
    const body = JSON.stringify({ kind: "wait", seconds: Number(clock.value) });
    clock.value = "";
    window.fetch("/api/action", { method: "POST", headers, body });
  });

  // A private message can be dismissed, as on Discord.
  window.privateNote = (text) => {
    const note = Object.assign(document.createElement("div"), { className: "message-ephemeral-note", textContent: text });
    const button = Object.assign(document.createElement("button"), { className: "message-dismissal", type: "button" });
    button.textContent = dismissal;
    note.append(" • ", button);
    return note;
  };
  document.addEventListener("click", ({ target }) => {
    if (!target.matches?.(".message-dismissal")) return;
    const message = target.closest("[data-message-id]").dataset.messageId;
    window.fetch("/api/action", { method: "POST", headers, body: JSON.stringify({ kind: "dismiss", message }) });
  });

  document.addEventListener("click", (event) => {
    const link = event.target.closest?.(".mention[data-channel], a[href^='https://discord.com/channels/']");
    if (!link) return;
    event.preventDefault();
    goTo(link.dataset.channel ?? link.pathname.split("/")[3]);
  });

  // What is chosen for a command with the mouse takes the focus with it as it goes; Enter then sends the command.
  document.addEventListener("click", ({ target }) => {
    if (!target.closest?.("[role=option]")) return;
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.querySelector(".command-chip")?.focus();
    });
  });

  // Suggestions of an option are asked for as soon as it is reached, and not only once something is typed there.
  document.addEventListener("focusin", ({ target }) => {
    if (!target.matches?.(".command-option-input[aria-autocomplete]")) return;
    setTimeout(() => {
      const isEmpty = document.querySelector(".command-empty");
      if (isEmpty && document.activeElement === target) target.dispatchEvent(new Event("input"));
    });
  });

  // A press is lost where the page is drawn anew between the mouse's going down and up, and while what was pressed before
  // is still being done. It is made once the page is idle, if its message still says the same.
  const PATIENCE = 3000, AGAIN = 50, SLIP = 10;
  let pressed = null;
  const saying = (control) => control?.closest("[data-message-id]")?.textContent;
  const pressAgain = () => {
    if (pressed && performance.now() > pressed.until) pressed = null;
    if (!pressed) return;
    const control = isBusy() ? null : document.querySelector(`[data-control-key="${CSS.escape(pressed.key)}"]`);
    if (control && saying(control) === pressed.words) control.click();
    setTimeout(pressAgain, AGAIN);
  };
  document.addEventListener("pointerdown", ({ target, clientX, clientY }) => {
    const control = target.closest?.("button.component-button[data-control-key]");
    pressed = control && { key: control.dataset.controlKey, words: saying(control), x: clientX, y: clientY, until: Infinity };
  }, true);
  document.addEventListener("pointerup", ({ clientX, clientY }) => {
    if (!pressed) return;
    const slipped = Math.hypot(clientX - pressed.x, clientY - pressed.y) > SLIP;
    pressed = slipped ? null : { ...pressed, until: performance.now() + PATIENCE };
    setTimeout(pressAgain, AGAIN);
  }, true);
  document.addEventListener("pointercancel", () => { pressed = null; }, true);

  const ask = window.fetch;

  // A browser has six connections to a server. Pictures take some of them and leave the others to presses; those that were
  // asked for last come first, since they are the newest.
  const AT_ONCE = 3;
  const waiting = [];
  let loading = 0;
  const loadNext = () => {
    if (loading >= AT_ONCE || !waiting.length) return;
    loading += 1;
    waiting.pop()();
  };
  const load = async (path, options) => {
    await new Promise((resolve) => { waiting.push(resolve); setTimeout(loadNext); });
    try {
      const answer = await ask(path, options);
      return new Response(await answer.blob(), { status: answer.status, headers: answer.headers });
    } finally {
      loading -= 1;
      loadNext();
    }
  };

  // A page that the server does not know, as after a restart, is loaded anew, for the same player as before.
  const open = async (path, options) => {
    const channel = new URLSearchParams(location.search).get("channel");
    const chosen = { viewer_id: sessionStorage.getItem("viewer"), target_id: channel };
    const body = JSON.stringify({ ...JSON.parse(options.body), ...chosen });
    const answer = await ask(path, { ...options, body });
    return answer.ok ? answer : ask(path, options);
  };
  window.fetch = async (path, options) => {
    if (path === "/api/action") headers = options.headers;
    if (path.startsWith("/api/assets/")) return load(path, options);
    if (path === "/api/pages") {
      const opened = await open(path, options);
      if (opened.ok) listPlaces(await opened.clone().json());
      return opened;
    }
    if (path === "/api/action" && /"kind":"(click|select|modal_submit|run_command)"/.test(options.body)) {
      before = new Set(shown().map(({ dataset }) => dataset.messageId));
      [said, asked, led, pressed] = [shown().at(-1)?.textContent, performance.now(), "", null];
    }
    const answer = await ask(path, options);
    if (answer.status === 410) location.reload();
    if (path === "/api/state" && answer.ok) listPlaces(await answer.clone().json());
    return answer;
  };

  // A lone picture keeps the room of its own size while it is loaded anew, as on opening a menu. The rule is known by
  // the picture's place, for the element itself does not last.
  const shapes = new Map();
  const rules = new CSSStyleSheet();
  document.adoptedStyleSheets.push(rules);
  document.addEventListener("load", ({ target }) => {
    const gallery = target.closest?.(".gallery-item:only-child")?.parentElement;
    if (!gallery) return;
    const message = gallery.closest("[data-message-id]").dataset.messageId;
    const place = [...gallery.parentElement.children].indexOf(gallery) + 1;
    const picture = `[data-message-id="${message}"] .component-gallery:nth-child(${place}) > .gallery-item:only-child`;
    const size = `--width: ${target.naturalWidth}; --height: ${target.naturalHeight}`;
    if (shapes.get(picture) === size) return;
    shapes.set(picture, size);
    rules.replaceSync([...shapes].map(([place, size]) => `${place} { ${size} }`).join("\n"));
  }, true);

  // In the lightbox a finger swipes to the next picture, and a press on the picture enlarges it.
  const press = (name) => document.querySelector(`.media-lightbox ${name}`).click();
  let start = null;
  document.addEventListener("pointerdown", ({ target, pointerType, clientX }) => {
    const swipes = pointerType === "touch" && target.closest(".media-lightbox-frame:not(.is-zoomed)");
    start = swipes ? clientX : null;
  });
  document.addEventListener("pointerup", ({ clientX }) => {
    const way = start === null ? 0 : clientX - start;
    if (Math.abs(way) > 40) press(way < 0 ? ".media-lightbox-next" : ".media-lightbox-previous");
  });
  document.addEventListener("click", ({ target }) => {
    if (target.matches(".media-lightbox-image")) press("[aria-pressed]");
  });
}
