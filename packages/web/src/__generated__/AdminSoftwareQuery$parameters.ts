/**
 * @generated SignedSource<<27a130af9ffdcceb46789a956bf442fd>>
 * @relayHash 8a9bcf225e4efec6ebf9b89385ee3172
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67ff50f9338e9a8f175df7df9398d620a5c80d2f3572ffed0b8f4c272ad4be46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSoftwareQuery } from './AdminSoftwareQuery.graphql';

const node: PreloadableConcreteRequest<AdminSoftwareQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67ff50f9338e9a8f175df7df9398d620a5c80d2f3572ffed0b8f4c272ad4be46",
    "metadata": {},
    "name": "AdminSoftwareQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
