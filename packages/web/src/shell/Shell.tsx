import { Suspense } from "react";
import { Outlet } from "react-router";

/** The frame around every page but the legal ones: top bar, banners, content, footer. */
export function Shell() {
  return (
    <main id="content">
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </main>
  );
}
