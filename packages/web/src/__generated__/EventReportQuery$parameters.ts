/**
 * @generated SignedSource<<5ae8e82ece1e09e0884621ddc8af7ced>>
 * @relayHash 2f1f520c3549f295552068a3baef5d21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e76888c7cf43737108ae535c5515093849ac1245bf1b358aa145c5c06bdce47

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventReportQuery } from './EventReportQuery.graphql';

const node: PreloadableConcreteRequest<EventReportQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e76888c7cf43737108ae535c5515093849ac1245bf1b358aa145c5c06bdce47",
    "metadata": {},
    "name": "EventReportQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
