/**
 * @generated SignedSource<<2119f5f049e0c54b7fe8dbf11d4b0af0>>
 * @relayHash fe6692abb990bee1b152107dbaaf7b77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4140c5418443aece8305f8bfa4711c0b1aae5ac833d1c4f1d48520a4a51b9c05

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventReportQuery } from './EventReportQuery.graphql';

const node: PreloadableConcreteRequest<EventReportQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4140c5418443aece8305f8bfa4711c0b1aae5ac833d1c4f1d48520a4a51b9c05",
    "metadata": {},
    "name": "EventReportQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
