DROP INDEX "products_search";--> statement-breakpoint
DROP INDEX "products_typed";--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops) WHERE active and listed;--> statement-breakpoint
CREATE INDEX "products_typed" ON "products" USING gin ("typed_text" gin_trgm_ops) WHERE active and listed;