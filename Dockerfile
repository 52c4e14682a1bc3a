FROM node:24-slim AS build
WORKDIR /site
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
COPY scripts/setup.mjs scripts/
COPY scripts/process scripts/process
RUN node scripts/setup.mjs
RUN apt-get update && apt-get install -y --no-install-recommends binutils && rm -rf /var/lib/apt/lists/*
COPY . .
# Pages are prerendered, so their address and names have to be known here.
ARG SITE_URL
ARG SITE_ENV=production
ARG BRAND_NAME BRAND_LEGAL_NAME BRAND_ABN BRAND_PHONE BRAND_PHONE_ABROAD BRAND_EMAIL BRAND_SUPPORT_EMAIL
ARG BRAND_FACEBOOK_URL BRAND_INSTAGRAM_URL BRAND_BOOKING_URL BRAND_GST BRAND_CLAIMS_CONFIRMED NEXT_PUBLIC_GA_ID
# What a preview was made of; the host Render names it by itself.
ARG GIT_BRANCH GIT_COMMIT PREVIEW_STORE RENDER_GIT_BRANCH RENDER_GIT_COMMIT RENDER_EXTERNAL_URL
ARG PAYMENT_SUBSCRIBE_URL PAYMENT_PLAN_STARTER PAYMENT_PLAN_ULTIMATE PAYMENT_PLAN_PROFESSIONAL
ARG PAYMENT_PLAN_ULTRA PAYMENT_PLAN_GOLD
# The front's files leave the build, so that the site's image doesn't carry them.
# So do the site's own, with the Node that they were tested on.
RUN npm run build && npm run front && mv .next/front /front \
  && npm run standalone -- /standalone \
  && scripts/serve/collect-runtime.sh "$(realpath node_modules/.bin/node)" /runtime && mkdir /data

# What is the same for everybody, compressed once, served by nginx; everything else goes on to the site.
FROM debian:bookworm-slim AS front
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /front /front
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx", "-e", "stderr", "-c", "/front/nginx.conf"]

# The browser that compose.yaml puts into a network without a way out: the site starts one for its pages, and ends it.
FROM node:24-slim AS browser
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium chromium-sandbox fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /browser
COPY --from=build /site/node_modules/playwright-core node_modules/playwright-core
USER node
EXPOSE 3001
# `--unsafe` lets the site name the program and its arguments; nobody else reaches this port.
CMD ["node", "node_modules/playwright-core/cli.js", "run-server", "--host", "0.0.0.0", "--port", "3001", "--unsafe"]

# The last stage is what `docker build` makes without a target: the site, which also works without the front. Beside it
# there are Node and its libraries, and no shell: less than 250 MB in all.
FROM scratch AS site
COPY --from=build /runtime /
WORKDIR /site
ENV PATH=/usr/local/bin NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000 DATA_DIR=/data
COPY --from=build /standalone ./
# The one folder that it writes to; its files belong to nobody who runs.
COPY --from=build --chown=65534:65534 /data /data
USER 65534:65534
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The server itself is the process that gets the stop signal: it finishes requests in progress.
CMD ["node", "server.cjs"]
