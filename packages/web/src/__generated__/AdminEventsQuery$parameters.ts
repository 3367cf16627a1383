/**
 * @generated SignedSource<<f7ccaa7e232470aac91f8192457beb12>>
 * @relayHash 43c58231fda65a8a22a3302eda8c2420
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1084ebf8318eb5faf4a79240bf98ed9393c2dec6fa34df32b4d1bf29b3585e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEventsQuery } from './AdminEventsQuery.graphql';

const node: PreloadableConcreteRequest<AdminEventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1084ebf8318eb5faf4a79240bf98ed9393c2dec6fa34df32b4d1bf29b3585e4",
    "metadata": {},
    "name": "AdminEventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
