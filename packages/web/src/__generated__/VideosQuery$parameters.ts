/**
 * @generated SignedSource<<59eea0fba0989cbd6bd79f1ab6d83c86>>
 * @relayHash a67729d9974690b1116155de1d95102b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e00f3b56c6b8fcfa2f665fa323f7f069bdc291a0f0bbd03bcd17c51f9369aec4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VideosQuery } from './VideosQuery.graphql';

const node: PreloadableConcreteRequest<VideosQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e00f3b56c6b8fcfa2f665fa323f7f069bdc291a0f0bbd03bcd17c51f9369aec4",
    "metadata": {},
    "name": "VideosQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
