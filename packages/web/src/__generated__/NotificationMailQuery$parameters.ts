/**
 * @generated SignedSource<<bd7d9b16262abae4817c137fbb321ad4>>
 * @relayHash a49c19c63780c38a7f9c04717cc00a34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 776ccd15e6788bf297e70b67fb7a25bb33f5b64b658f69458477ba3fd0352cd6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationMailQuery } from './NotificationMailQuery.graphql';

const node: PreloadableConcreteRequest<NotificationMailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "776ccd15e6788bf297e70b67fb7a25bb33f5b64b658f69458477ba3fd0352cd6",
    "metadata": {},
    "name": "NotificationMailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
