/**
 * @generated SignedSource<<379c1b9e0bb18420618689487d35037c>>
 * @relayHash da710f9c8c4deee7967dad614f466918
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05edfffbfc5cac473d6d6edf3ad9c3cd68dda70fc452b2fc5741b03badfdaa42

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookQuery } from './LogbookQuery.graphql';

const node: PreloadableConcreteRequest<LogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05edfffbfc5cac473d6d6edf3ad9c3cd68dda70fc452b2fc5741b03badfdaa42",
    "metadata": {},
    "name": "LogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
