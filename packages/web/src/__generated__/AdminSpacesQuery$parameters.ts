/**
 * @generated SignedSource<<58587cc9a2a7771eaff9a2deb755e954>>
 * @relayHash b5a174ecb70b911c47c496f074eaf264
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2b42d88fee79f52879dff0ad91a7ed6c15a296439b4eb75208bfcff07ae323c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSpacesQuery } from './AdminSpacesQuery.graphql';

const node: PreloadableConcreteRequest<AdminSpacesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2b42d88fee79f52879dff0ad91a7ed6c15a296439b4eb75208bfcff07ae323c",
    "metadata": {},
    "name": "AdminSpacesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
