import { LiveRegions } from "@lintel/shared-ui";
import { render, screen } from "@testing-library/react";
import { RouteArrival } from "./route-arrival";

const HEAD =
  '<link rel="canonical" href="https://bank.example/"><meta name="description" content="Home">' +
  '<meta property="og:title" content="Home"><script type="application/ld+json">{}</script><meta name="color-scheme">';

it("keeps what the document says of its own page, and says nothing false of the next one", () => {
  window.scrollTo = () => undefined;
  document.head.innerHTML = HEAD;
  const { rerender } = render(<RouteArrival pathname="/" />);
  expect(document.head.innerHTML).toBe(HEAD);

  rerender(<RouteArrival pathname="/loans/home-loan" />);

  expect(document.head.innerHTML).toBe(
    '<link rel="canonical" href="https://bank.example/loans/home-loan"><meta name="color-scheme">',
  );
});

it.each([
  ["Transfer", "Transfer · Lintel", ""],
  ["Questions, answered.", "FAQs · Lintel", "FAQs · Lintel"],
  ["", "Transfer · Lintel", "Transfer · Lintel"],
])("says the title where the heading that takes the focus does not: %j of %j", (heading, title, said) => {
  const at = (pathname: string) => (
    <>
      <LiveRegions />
      <main>
        <h1>{heading}</h1>
        <RouteArrival pathname={pathname} />
      </main>
    </>
  );
  const { container, rerender } = render(at("/"));
  document.title = title;

  rerender(at("/next"));

  expect(screen.getByRole("heading")).toHaveFocus();
  expect(container.querySelector("[data-announcer=polite]")?.textContent?.trim()).toBe(said);
});

it("leaves it to the browser where a page is shown that was asked for one of its parts", () => {
  const { rerender } = render(<RouteArrival pathname="/" />);
  const scroll = jest.spyOn(window, "scrollTo").mockReturnValue();

  window.location.hash = "#cards";
  rerender(<RouteArrival pathname="/faqs" />);
  expect(scroll).not.toHaveBeenCalled();

  window.location.hash = "";
  rerender(<RouteArrival pathname="/contact" />);
  expect(scroll).toHaveBeenCalledWith(0, 0);
  scroll.mockRestore();
});

it("puts the keyboard at the page itself where that has no heading yet", () => {
  const at = (pathname: string) => (
    <main>
      <RouteArrival pathname={pathname} />
    </main>
  );
  const { rerender } = render(at("/"));

  rerender(at("/next"));

  expect(screen.getByRole("main")).toHaveFocus();
});
