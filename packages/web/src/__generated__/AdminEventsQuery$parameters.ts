/**
 * @generated SignedSource<<f8badfcfe7e1901fa6166ef58a9f7649>>
 * @relayHash a84a260e934292332f5a2ccd24ae5aef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aba9993993ccbae66b5783e92184f1604cba0b28dcea5f3b422bc1f780eb8cd1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEventsQuery } from './AdminEventsQuery.graphql';

const node: PreloadableConcreteRequest<AdminEventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aba9993993ccbae66b5783e92184f1604cba0b28dcea5f3b422bc1f780eb8cd1",
    "metadata": {},
    "name": "AdminEventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
