/**
 * @generated SignedSource<<babd8829a543058291ae490fce880985>>
 * @relayHash d828b9ba88afdc03189d163f2f41fa42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e860d77e3fe154d46a0344f6b5a4fd1b3da5280e1988b7107bba3a10c8d160c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsQuery } from './EventsQuery.graphql';

const node: PreloadableConcreteRequest<EventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e860d77e3fe154d46a0344f6b5a4fd1b3da5280e1988b7107bba3a10c8d160c4",
    "metadata": {},
    "name": "EventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
