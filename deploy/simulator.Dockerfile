# The simulator of the local world as an image, to try machines of the driver `docker`. A product's own simulator takes its place:
# what it has to answer stands in docs/agent-openapi.json.
# Build from the root of the checkout:
#   docker build -f deploy/simulator.Dockerfile --build-arg NODE_IMAGE="$NODE_IMAGE" -t cathedra-simulator .
ARG NODE_IMAGE

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/api/package.json packages/api/
COPY packages/domain/package.json packages/domain/
COPY packages/graphql-schema/package.json packages/graphql-schema/
COPY packages/qt-bridge/package.json packages/qt-bridge/
COPY packages/test-fixtures/package.json packages/test-fixtures/
COPY tools/package.json tools/
RUN npm ci --omit=dev --omit=optional --ignore-scripts --workspace=@cathedra/tools

FROM ${NODE_IMAGE}
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages /app/node_modules/@cathedra node_modules/@cathedra
COPY --from=packages /app/node_modules/@fontsource-variable/inter node_modules/@fontsource-variable/inter
COPY --from=packages /app/node_modules/jose node_modules/jose
COPY --from=packages /app/node_modules/valibot node_modules/valibot
COPY --from=packages /app/node_modules/ws node_modules/ws
COPY packages/api/package.json packages/api/
COPY packages/api/src/config/setting.ts packages/api/src/config/
COPY packages/domain/package.json packages/domain/
COPY packages/domain/src packages/domain/src
COPY packages/qt-bridge/package.json packages/qt-bridge/
COPY packages/qt-bridge/src packages/qt-bridge/src
COPY tools/package.json tools/
COPY tools/local/identity/page.ts tools/local/identity/page-style.ts tools/local/identity/
COPY tools/local/simulator tools/local/simulator
COPY LICENSE ./
USER node
EXPOSE 8080
# What it needs to know it is told by the driver: SIMULATOR_MACHINE, SIMULATOR_KEY, SIMULATOR_PORTAL, SIMULATOR_PORT.
ENTRYPOINT ["node", "--no-warnings", "--conditions=cathedra-source", "tools/local/simulator/main.ts"]
