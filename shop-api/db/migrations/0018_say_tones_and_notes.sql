ALTER TABLE "site_settings" ALTER COLUMN "free_delivery" SET DEFAULT true;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "tone" text DEFAULT 'plain' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "delivery_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "picture_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "categories" SET "tone" = CASE
	WHEN "slug" = 'vegetables' THEN 'veg'
	WHEN "slug" = 'fruits' THEN 'fruit'
	WHEN "slug" IN ('keerai', 'native-gourds', 'organic') THEN 'green'
	WHEN "slug" = 'roots-tubers' THEN 'root'
	WHEN "slug" IN ('herbs-seasonings', 'exotic') THEN 'spice'
	WHEN "slug" IN ('banana-coconut', 'combos') THEN 'nut'
	ELSE "tone" END;
