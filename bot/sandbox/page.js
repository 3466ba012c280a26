// What simcord's page does otherwise than Discord; it runs before its own script.
{
  const page = document.querySelector("#preview-app");
  const timeline = document.querySelector("#channel-timeline");
  const list = document.querySelector("#channel-message-list");
  const viewer = document.querySelector("#viewer-picker");
  const isBusy = () => page.getAttribute("aria-busy") === "true";
  const newest = () => list.lastElementChild?.dataset.messageId;

  // As long as the page is at its end it stays there while messages are drawn and change their sizes. It goes there when
  // it is opened or its player changes, and when a press has led to a new message, with another id than `before`. A
  // scroll is a person's only when nothing has changed its size.
  let atEnd = true, before = null, sizes = "";
  const measured = () => `${timeline.scrollHeight} ${timeline.clientHeight}`;
  const showEnd = () => {
    timeline.scrollTop = timeline.scrollHeight;
    sizes = measured();
  };
  timeline.addEventListener("scroll", () => {
    if (isBusy() || sizes !== measured()) {
      if (atEnd) showEnd();
      sizes = measured();
    } else atEnd = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight <= 1;
  }, { passive: true });
  const resized = new ResizeObserver(() => {
    if (atEnd) showEnd();
    sizes = measured();
  });
  resized.observe(list);
  resized.observe(timeline);
  viewer.addEventListener("change", () => {
    atEnd = true;
    sessionStorage.setItem("viewer", viewer.value);
  });
  const followMessages = () => {
    if (before !== null && newest() !== before) [atEnd, before] = [true, null];
    if (atEnd) showEnd();
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
    followMessages();
    followLanguage();
  }).observe(page, { attributeFilter: ["aria-busy"] });

  // A menu in place of the channel's name goes to the server's other channels and threads, and so do links to them.
  const heading = document.querySelector("#channel-name");
  const places = heading.parentElement.appendChild(document.createElement("select"));
  places.id = "channel-picker";
  const goTo = (channel) => { location.search = `channel=${channel}`; };
  places.addEventListener("change", () => goTo(places.value));
  let listed = "";
  const listPlaces = ({ places: known, channelId }) => {
    const now = JSON.stringify([known, channelId]);
    if (!known || now === listed) return;
    listed = now;
    places.setAttribute("aria-label", known.label);
    places.replaceChildren(...known.list.map(({ id, name }) => new Option(name, id, false, id === channelId)));
  };
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.(".mention[data-channel], a[href^='https://discord.com/channels/']");
    if (!link) return;
    event.preventDefault();
    goTo(link.dataset.channel ?? link.pathname.split("/")[3]);
  });

  // A page that the server does not know, as after a restart, is loaded anew, for the same player as before.
  const ask = window.fetch;
  const open = async (path, options) => {
    const channel = new URLSearchParams(location.search).get("channel");
    const chosen = { viewer_id: sessionStorage.getItem("viewer"), target_id: channel };
    const body = JSON.stringify({ ...JSON.parse(options.body), ...chosen });
    const answer = await ask(path, { ...options, body });
    return answer.ok ? answer : ask(path, options);
  };
  window.fetch = async (path, options) => {
    if (path === "/api/pages") {
      const opened = await open(path, options);
      if (opened.ok) listPlaces(await opened.clone().json());
      return opened;
    }
    if (path === "/api/action" && /"kind":"(click|select|modal_submit|run_command)"/.test(options.body)) before = newest();
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
