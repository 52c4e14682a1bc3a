FROM node:24-slim AS build
WORKDIR /site
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
# `npm ci` refuses the lockfile, see README.
RUN npm install --include=dev --include=optional
COPY . .
# Pages are prerendered, so their address and names have to be known here.
ARG SITE_URL
ARG SITE_ENV=production
ARG BRAND_NAME BRAND_LEGAL_NAME BRAND_ABN BRAND_PHONE BRAND_PHONE_ABROAD BRAND_EMAIL BRAND_SUPPORT_EMAIL
ARG BRAND_FACEBOOK_URL BRAND_INSTAGRAM_URL BRAND_GST BRAND_CLAIMS_CONFIRMED NEXT_PUBLIC_GA_ID
# What a preview was made of; the host Render names it by itself.
ARG GIT_BRANCH GIT_COMMIT PREVIEW_STORE RENDER_GIT_BRANCH RENDER_GIT_COMMIT RENDER_EXTERNAL_URL
ARG PAYMENT_SUBSCRIBE_URL PAYMENT_PLAN_STARTER PAYMENT_PLAN_ULTIMATE PAYMENT_PLAN_PROFESSIONAL
ARG PAYMENT_PLAN_ULTRA PAYMENT_PLAN_GOLD
# The front's files leave the build, so that the site's image doesn't carry them.
RUN npm run build && npm run front && mv .next/front /front && npm prune --omit=dev

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

# The last stage is what `docker build` makes without a target: the site, which also works without the front.
FROM node:24-slim AS site
WORKDIR /site
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /site/package.json /site/next.config.mjs ./
COPY --from=build --chown=node:node /site/node_modules node_modules
COPY --from=build --chown=node:node /site/lib lib
COPY --from=build --chown=node:node /site/messages messages
COPY --from=build --chown=node:node /site/public public
COPY --from=build --chown=node:node /site/.next .next
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Next itself is the process that gets the stop signal: it finishes requests in progress.
CMD ["node", "node_modules/next/dist/bin/next", "start"]
