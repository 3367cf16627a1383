/**
 * @generated SignedSource<<51110e2554b0aecda959c1fed05f14a0>>
 * @relayHash 738908cebf1491e4fd0c878244571577
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8cdd595684eeb1ed420b3a718c64128c911777768f50ac395cf4f2ed14b5daf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttendingsQuery } from './AttendingsQuery.graphql';

const node: PreloadableConcreteRequest<AttendingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8cdd595684eeb1ed420b3a718c64128c911777768f50ac395cf4f2ed14b5daf",
    "metadata": {},
    "name": "AttendingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
