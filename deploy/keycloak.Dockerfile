# Keycloak made ready for PostgreSQL beforehand: started so, it writes nothing into its own folder, which compose.yaml forbids it.
ARG KEYCLOAK_IMAGE
FROM ${KEYCLOAK_IMAGE}
ENV KC_DB=postgres KC_HEALTH_ENABLED=true
RUN /opt/keycloak/bin/kc.sh build
