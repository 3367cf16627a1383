/**
 * @generated SignedSource<<27c7f242d6ac13a5ebbb548cc86b7aa1>>
 * @relayHash b8804d1cc654143101b4e9a64efb7982
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ff57c29f08d75781d88d00711427e7654dfc774e3e59e77207c8ed116790fb4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsQuery } from './EventsQuery.graphql';

const node: PreloadableConcreteRequest<EventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ff57c29f08d75781d88d00711427e7654dfc774e3e59e77207c8ed116790fb4",
    "metadata": {},
    "name": "EventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
