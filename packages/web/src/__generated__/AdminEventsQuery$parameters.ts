/**
 * @generated SignedSource<<30e605c12af847dc092241a60f21c575>>
 * @relayHash 8e33490610ce026fccc19336069c2277
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4727483ada3a6b935c0800941a292de9a11c875343394bdf1870d09cd6cc2c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEventsQuery } from './AdminEventsQuery.graphql';

const node: PreloadableConcreteRequest<AdminEventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4727483ada3a6b935c0800941a292de9a11c875343394bdf1870d09cd6cc2c8",
    "metadata": {},
    "name": "AdminEventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
